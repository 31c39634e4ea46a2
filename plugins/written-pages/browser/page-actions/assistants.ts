/** Assistants that readers can ask about a page, and where each starts a chat; a question follows `q=`. */
export const ASSISTANTS = [
  { name: 'ChatGPT', start: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', start: 'https://claude.ai/new?q=' },
] as const;

/**
 * Returns the address of a chat that starts with a question about a page.
 *
 * @param start that of the assistant, without the question
 * @param question with `{address}` in place of the page's address
 */
export function chatAddress(start: string, question: string, address: string): string {
  return start + encodeURIComponent(question.replace('{address}', () => address));
}
