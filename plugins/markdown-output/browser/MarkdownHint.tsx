import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Tells programs where a page is as Markdown: in a link of the head, and in a first line of the content, for
 * programs that read the text alone. Readers neither see nor hear it. The development server has no such
 * files.
 */
export function MarkdownHint({ permalink }: { permalink: string }) {
  const index = useBaseUrl('/llms.txt');
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const address = `${permalink.replace(/\/$/, '')}.md`;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <p className="visually-hidden" aria-hidden="true">
        {translate(
          { id: 'markdown.hint', message: 'For AI agents: Markdown: {address}, index: {index}' },
          { address, index },
        )}
      </p>
    </>
  );
}
