import { describe } from 'vitest'
import { inFile, type RefusedWorld, refused, testRefusals } from '../../world/refused-world.fixture.ts'

const BOOK = 'models/src/api/book/content-types/book/schema.json'
const AUTHOR = 'models/src/api/author/content-types/author/schema.json'
const GENRE = 'models/src/api/genre/content-types/genre/schema.json'
const SEO = 'models/src/components/meta/seo.json'
const LINK = 'models/src/components/meta/link.json'

const book = inFile(BOOK)
const bookAttribute = (name: string, value: object) => book(['attributes', name], value)

const MODELS: readonly RefusedWorld[] = [
  refused('an unknown attribute type', book(['attributes', 'title', 'type'], 'strng'), {
    path: 'attributes.title.type',
    found: '"strng"',
    expected: 'an attribute type; the nearest is string',
  }),
  refused('an attribute without a type', book(['attributes', 'title', 'type']), {
    path: 'attributes.title.type',
    found: 'nothing',
    expected: 'text',
  }),
  refused('an attribute that is no object', book(['attributes', 'title'], 'string'), {
    path: 'attributes.title',
    found: '"string"',
    expected: 'an object',
  }),
  refused('an attribute called id', bookAttribute('id', { type: 'string' }), {
    path: 'attributes.id',
    found: 'the name "id"',
    expected: 'a name of letters, digits and _ that begins with a letter and is not id',
  }),
  refused('an attribute called like an operator', bookAttribute('$or', { type: 'string' }), {
    path: 'attributes.$or',
    found: 'the name "$or"',
    expected: 'a name of letters, digits and _ that begins with a letter and is not id',
  }),
  refused('a flag that is text', book(['attributes', 'title', 'required'], 'yes'), {
    path: 'attributes.title.required',
    found: '"yes"',
    expected: 'true or false',
  }),
  refused('a length below 0', book(['attributes', 'title', 'maxLength'], -1), {
    path: 'attributes.title.maxLength',
    found: '-1',
    expected: 'a whole number of at least 0',
  }),
  refused('a bound that is a list', book(['attributes', 'pages', 'min'], [1]), {
    path: 'attributes.pages.min',
    found: '[1]',
    expected: 'a number, or a text of digits',
  }),
  refused('a pattern that is none', book(['attributes', 'title', 'regex'], '('), {
    path: 'attributes.title.regex',
    found: '"("',
    expected: 'a regular expression',
  }),
  refused('a default of another type', book(['attributes', 'pages', 'default'], 'many'), {
    path: 'attributes.pages.default',
    found: '"many"',
    expected: 'a whole number',
  }),
  refused('a default outside of the enumeration', book(['attributes', 'binding', 'default'], 'paper'), {
    path: 'attributes.binding.default',
    found: '"paper"',
    expected: 'one of hard, soft',
  }),
  refused('an enumeration without values', book(['attributes', 'binding', 'enum']), {
    path: 'attributes.binding.enum',
    found: 'nothing',
    expected: 'the values of the enumeration',
  }),
  refused('an enumeration with an empty list', book(['attributes', 'binding', 'enum'], []), {
    path: 'attributes.binding.enum',
    found: '[]',
    expected: 'at least one value',
  }),
  refused('a value twice in an enumeration', book(['attributes', 'binding', 'enum'], ['hard', 'hard']), {
    path: 'attributes.binding.enum[1]',
    found: '"hard" again',
    expected: 'each value once',
  }),
  refused('a value of an enumeration without a letter', book(['attributes', 'binding', 'enum'], ['1']), {
    path: 'attributes.binding.enum[0]',
    found: '"1"',
    expected: 'a value with a letter before any digit',
  }),
  refused(
    'a uid made from an attribute that is not there',
    book(['attributes', 'slug', 'targetField'], 'name'),
    {
      path: 'attributes.slug.targetField',
      found: '"name"',
      expected: 'the name of an attribute of the same model',
    },
  ),
  refused('an unknown kind of relation', book(['attributes', 'author', 'relation'], 'manyToNone'), {
    path: 'attributes.author.relation',
    found: '"manyToNone"',
    expected: 'a kind of relation; the nearest is manyToOne',
  }),
  refused(
    'a relation to nothing',
    book(['attributes', 'author', 'target'], 'api::autor.autor'),
    {
      path: 'attributes.author.target',
      found: '"api::autor.autor"',
      expected: 'the uid of a content-type; the nearest is api::author.author',
    },
    `${AUTHOR}: attributes.books.mappedBy`,
  ),
  refused('a relation without a target', book(['attributes', 'author', 'target']), {
    path: 'attributes.author.target',
    found: 'nothing',
    expected: 'text',
  }),
  refused(
    'an inverse side that is not there',
    book(['attributes', 'author', 'inversedBy'], 'boks'),
    {
      path: 'attributes.author.inversedBy',
      found: '"boks"',
      expected: 'an attribute of api::author.author; the nearest is books',
    },
    `${AUTHOR}: attributes.books.mappedBy`,
  ),
  refused(
    'an inverse side that is no relation',
    book(['attributes', 'author', 'inversedBy'], 'name'),
    {
      path: 'attributes.author.inversedBy',
      found: '"name"',
      expected: 'a relation of api::author.author to api::book.book',
    },
    `${AUTHOR}: attributes.books.mappedBy`,
  ),
  refused(
    'an inverse side of another kind',
    book(['attributes', 'author', 'relation'], 'oneToOne'),
    {
      path: 'attributes.author.inversedBy',
      found: 'oneToMany on the other side',
      expected: 'oneToOne, the mirror of oneToOne',
    },
    `${AUTHOR}: attributes.books.mappedBy`,
  ),
  refused(
    'both sides of a relation owning it',
    inFile(GENRE)(['attributes', 'books'], {
      type: 'relation',
      relation: 'manyToMany',
      target: 'api::book.book',
      inversedBy: 'genres',
    }),
    {
      path: 'attributes.books.inversedBy',
      found: 'inversedBy on both sides',
      expected: 'inversedBy on the owning side and mappedBy on the other',
    },
    `${BOOK}: attributes.genres.inversedBy`,
  ),
  refused(
    'a relation that is its own inverse',
    book(['attributes', 'sequel', 'inversedBy'], 'sequel'),
    {
      path: 'attributes.sequel.inversedBy',
      found: '"sequel"',
      expected: 'an attribute of api::book.book that names sequel in turn',
    },
    `${BOOK}: attributes.prequel.mappedBy`,
  ),
  refused(
    'the one side of a oneToMany owning it',
    inFile(AUTHOR)(['attributes', 'books', 'inversedBy'], 'author'),
    {
      path: 'attributes.books',
      found: 'inversedBy and mappedBy',
      expected: 'one of the two: the owning side says inversedBy',
    },
  ),
  refused('a morph relation by an attribute that is none', book(['attributes', 'notes', 'morphBy'], 'text'), {
    path: 'attributes.notes.morphBy',
    found: '"text"',
    expected: 'the name of a morphToOne or morphToMany attribute of api::note.note',
  }),
  refused('a component that is not there', book(['attributes', 'seo', 'component'], 'meta.sea'), {
    path: 'attributes.seo.component',
    found: '"meta.sea"',
    expected: 'the uid of a component; the nearest is meta.seo',
  }),
  refused(
    'a dynamic zone with a component that is not there',
    book(['attributes', 'zone', 'components', 1], 'meta.lnk'),
    {
      path: 'attributes.zone.components[1]',
      found: '"meta.lnk"',
      expected: 'the uid of a component; the nearest is meta.link',
    },
  ),
  refused('a dynamic zone without components', book(['attributes', 'zone', 'components']), {
    path: 'attributes.zone.components',
    found: 'nothing',
    expected: 'the list of allowed components',
  }),
  refused(
    'a component that always contains itself',
    inFile(SEO)(['attributes', 'self'], {
      type: 'component',
      component: 'meta.seo',
      required: true,
    }),
    {
      path: '$',
      found: 'meta.seo inside itself, always required',
      expected: 'an end: make it optional',
    },
  ),
  refused(
    'a relation of a component that goes both ways',
    inFile(LINK)(['attributes', 'book', 'inversedBy'], 'link'),
    {
      path: 'attributes.book.inversedBy',
      found: '"link"',
      expected: 'nothing: relations of components go one way',
    },
  ),
  refused('a model without names', book(['info']), {
    path: 'info',
    found: 'nothing',
    expected: 'singularName, pluralName and displayName',
  }),
  refused('a singular name that is not the folder', book(['info', 'singularName'], 'volume'), {
    path: 'info.singularName',
    found: '"volume"',
    expected: '"book", the name of the folder',
  }),
  refused('a plural name that is not in kebab case', book(['info', 'pluralName'], 'Books'), {
    path: 'info.pluralName',
    found: '"Books"',
    expected: 'a name in kebab case, such as an-example',
  }),
  refused('a plural name that another model has', inFile(GENRE)(['info', 'pluralName'], 'books'), {
    path: 'info.pluralName',
    found: '"books", a name of api::book.book',
    expected: 'a name of its own',
  }),
  refused('a table that another model has', inFile(GENRE)(['collectionName'], 'book'), {
    path: 'collectionName',
    found: '"book", the table of api::book.book',
    expected: 'a table of its own',
  }),
  refused('an unknown kind of model', book(['kind'], 'collection'), {
    path: 'kind',
    found: '"collection"',
    expected: 'collectionType or singleType',
  }),
  refused('options that are no object', book(['options'], 5), {
    path: 'options',
    found: '5',
    expected: 'an object',
  }),
  refused('a model without attributes', book(['attributes']), {
    path: 'attributes',
    found: 'nothing',
    expected: 'the attributes of the model',
  }),
]

describe('a model is refused for', () => testRefusals(MODELS))
