import { cutHead } from './cutPage';

/**
 * Reads a page of this site.
 *
 * @param onHead receives the inner HTML of its head as soon as that has arrived, while the rest is on
 *   its way; not called in browsers without streams, nor for HTML without a head
 * @returns all of its HTML
 *
 * Rejects when the response breaks off.
 */
export async function readHtml(
  response: Response,
  onHead: (head: string) => void,
): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) {
    return response.text();
  }
  const decoder = new TextDecoder();
  let html = '';
  let hasHead = false;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    html += decoder.decode(part.value, { stream: true });
    const head = hasHead ? undefined : cutHead(html);
    if (head !== undefined) {
      hasHead = true;
      onHead(head);
    }
  }
  return html + decoder.decode();
}
