// Replaces: a labeled landmark with a heading, between the banner and the sponsors. The active entry is the last
// heading in the top eighth of the viewport or above it; near the top of the page, there is none.
import type { ComponentProps } from 'react';
import { Contents } from '@component-docs/written-pages/browser/contents/Contents';
import { SPONSOR_SLOTS } from '@site/src/sponsors/sponsors';
import { Sponsors, TocBanner } from '@site/src/sponsors/Sponsors';

export default function TOC(props: ComponentProps<typeof Contents>) {
  const { banner } = SPONSOR_SLOTS;
  return (
    <Contents
      {...props}
      above={banner && <TocBanner {...banner} />}
      below={<Sponsors {...SPONSOR_SLOTS} />}
    />
  );
}
