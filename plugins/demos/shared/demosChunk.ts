/**
 * Returns the name of the chunk with the demos of a page. They are small and share one.
 *
 * @param page path of the page, without slashes at its ends: `material-ui/react-button`
 */
export const demosChunk = (page: string): string => `demos-${page.replaceAll('/', '-')}`;
