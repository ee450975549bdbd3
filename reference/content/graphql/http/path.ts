/** Which paths lead to the endpoint. */
export interface EndpointPath {
  readonly clause: string
  readonly leads: (path: string, endpoint: string) => boolean
}

/** content.graphql.http.path: The path of the endpoint is understood in any case (observed). */
export const endpointPath: EndpointPath = {
  clause: 'content.graphql.http.path',
  leads: (path, endpoint) => path.toLowerCase() === endpoint.toLowerCase(),
}
