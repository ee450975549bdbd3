import type { Shelf } from '../actions/shelf.ts'
import type { Route } from '../contracts.ts'
import { addPost, deletePost, editPost } from '../write/posts.ts'
import { addSnippet, deleteSnippet, editSnippet } from '../write/snippets.ts'
import { addTag, deleteTag, editTag } from '../write/tags.ts'
import { actionRoute, columnRoute, idRoute, listRoute } from './route.ts'
import { allPages, allPosts, allSnippets, allTags } from './shelves.ts'

/** Posts, pages and tags: what the site shows its readers; and snippets, of which its writers make it. */
export const contentRoutes: readonly Route[] = [
  ...writtenRoutes(allPosts),
  ...writtenRoutes(allPages),
  listRoute(allTags),
  idRoute(allTags),
  columnRoute(allTags, 'slug'),
  actionRoute(allTags, 'save', addTag),
  actionRoute(allTags, 'edit', editTag),
  actionRoute(allTags, 'delete', deleteTag),
  listRoute(allSnippets),
  idRoute(allSnippets),
  actionRoute(allSnippets, 'save', addSnippet),
  actionRoute(allSnippets, 'edit', editSnippet),
  actionRoute(allSnippets, 'delete', deleteSnippet),
]

function writtenRoutes(shelf: Shelf): readonly Route[] {
  return [
    listRoute(shelf),
    idRoute(shelf),
    columnRoute(shelf, 'slug'),
    actionRoute(shelf, 'save', call => addPost(call, shelf)),
    actionRoute(shelf, 'edit', call => editPost(call, shelf)),
    actionRoute(shelf, 'delete', call => deletePost(call, shelf)),
  ]
}
