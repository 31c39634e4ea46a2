import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { sectionLabels } from './labels';
import { sectionLevel } from '../../shared/component-page/sections';
import type { SectionId } from '../../shared/component-page/sections';

interface Props {
  id: SectionId;
  children: ReactNode;
}

/** A section of an API page with its heading. */
export function ApiSection({ id, children }: Props) {
  return (
    <>
      <Heading as={sectionLevel(id) === 2 ? 'h2' : 'h3'} id={id}>
        {sectionLabels()[id]}
      </Heading>
      {children}
    </>
  );
}
