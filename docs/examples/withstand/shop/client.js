// All that the shop asks of the content service.

/** @param {string} url where the service is */
export function openShop(url) {
  const ask = async (path, init) => {
    const response = await fetch(url + path, init)
    const body = await response.json()
    if (!response.ok) throw new Error(body.error.message)
    return body
  }

  return {
    /** One page of books, the cheapest first. */
    async books({ search = '', page = 1 } = {}) {
      const query = new URLSearchParams({
        sort: 'price',
        'populate[author][fields][0]': 'name',
        'pagination[page]': page,
        'pagination[pageSize]': 3,
        ...(search && { 'filters[title][$containsi]': search }),
      })
      const { data, meta } = await ask(`/api/books?${query}`)
      return { books: data.map(bookOf), pages: meta.pagination.pageCount }
    },

    /** One book by its slug, with its genres; null where there is none. */
    async book(slug) {
      const query = new URLSearchParams({
        'filters[slug][$eq]': slug,
        'populate[author]': true,
        'populate[genres][sort]': 'label',
      })
      const { data } = await ask(`/api/books?${query}`)
      return data.length > 0 ? bookOf(data[0]) : null
    },

    /** Books of some years. */
    async booksOf(from, to) {
      const query = new URLSearchParams({
        'filters[year][$between][0]': from,
        'filters[year][$between][1]': to,
        sort: 'title',
        fields: 'title',
      })
      const { data } = await ask(`/api/books?${query}`)
      return data.map(({ attributes }) => attributes.title)
    },

    /** What a reader thinks of a book. */
    async review(book, text, stars) {
      const { data } = await ask('/api/reviews', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { text, stars, book } }),
      })
      return data.attributes
    },
  }
}

function bookOf({ id, attributes }) {
  const { title, slug, price, author, genres } = attributes
  return {
    id,
    title,
    slug,
    price,
    author: author?.data?.attributes.name ?? 'unknown',
    genres: genres?.data.map(genre => genre.attributes.label) ?? [],
  }
}
