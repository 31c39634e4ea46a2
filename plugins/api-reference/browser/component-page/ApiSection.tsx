import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { sectionLevel } from '../../shared/component-page/sections';
import { sectionLabels } from './labels';

interface Props {
  id: keyof ReturnType<typeof sectionLabels>;
  /** The slug of the component or hook that the section is about, in a tab with several. */
  slug?: string | undefined;
  children: ReactNode;
}

/** A section of an API page, or of a component or hook in a tab, with its heading. */
export function ApiSection({ id, slug, children }: Props) {
  const isSubsection = slug !== undefined || sectionLevel(id) === 3;
  return (
    <>
      <Heading as={isSubsection ? 'h3' : 'h2'} id={slug === undefined ? id : `${slug}-${id}`}>
        {sectionLabels()[id]}
      </Heading>
      {children}
    </>
  );
}
