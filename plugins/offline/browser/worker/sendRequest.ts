/** Sends a request of a page as it is; the browser ends it when the page no longer waits. */
export const sendRequest = (request: Request): Promise<Response> =>
  // eslint-disable-next-line no-restricted-globals -- the page that sent the request limits its time
  fetch(request);
