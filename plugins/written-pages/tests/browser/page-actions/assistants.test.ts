import { chatAddress } from '../../../browser/page-actions/lazy';
import { ASSISTANTS } from '../../../browser/page-actions/PageActions';

const PAGE = 'https://docs.example.org/zh/material-ui/react-button.md';

test.each(ASSISTANTS)('$name is asked about the Markdown of the page', ({ start }) => {
  const chat = new URL(chatAddress(start, 'Read {address}. I have questions & more.', PAGE));
  expect(chat.searchParams.get('q')).toBe(`Read ${PAGE}. I have questions & more.`);
});

test('an address with characters that mean something in replacements stays as it is', () => {
  const address = 'https://docs.example.org/$&.md';
  expect(chatAddress('https://claude.ai/new?q=', '读 {address}', address)).toBe(
    `https://claude.ai/new?q=${encodeURIComponent(`读 ${address}`)}`,
  );
});
