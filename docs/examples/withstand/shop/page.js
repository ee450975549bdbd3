import { openShop } from './client.js'

const shop = openShop(window.API_URL)
const at = id => document.getElementById(id)
let page = 1

async function showBooks() {
  const { books, pages } = await shop.books({ search: at('search').value, page })
  if (page === 1) at('books').replaceChildren()
  at('books').append(...books.map(itemOf))
  at('more').hidden = page >= pages
}

function itemOf({ title, author, price, slug }) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${slug}`
  link.textContent = title
  item.append(link, ` by ${author}, ${price.toFixed(2)}`)
  return item
}

async function showBook() {
  const slug = location.hash.slice(1)
  const book = slug ? await shop.book(slug) : null
  at('book').hidden = book === null
  at('book').textContent = book ? `${book.title}: ${book.genres.join(', ')}` : ''
}

const telling = action => () => action().catch(error => (at('problem').textContent = error.message))

at('search').addEventListener('input', () => {
  page = 1
  telling(showBooks)()
})
at('more').addEventListener('click', () => {
  page += 1
  telling(showBooks)()
})
addEventListener('hashchange', telling(showBook))
telling(showBooks)()
telling(showBook)()
