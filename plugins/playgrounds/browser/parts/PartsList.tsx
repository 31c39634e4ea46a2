import { useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { textLanguage } from '@component-docs/labels/browser/textLanguage';
import type { Part } from '../../shared/types';
import { elementsOf } from './findParts';
import { usePointedParts } from './usePointedParts';
import { useRenderedParts } from './useRenderedParts';
import styles from '../Playground.module.css';

interface Props {
  scope: string;
  parts: readonly Part[];
}

/** Marks an element for the style sheet. */
const OUTLINED = 'data-playground-part';

/** Outlines the elements of a part as long as the reader points at it. */
function useOutline(scope: string, part: Part | undefined) {
  useEffect(() => {
    const elements = part ? elementsOf(scope, part) : [];
    elements.forEach((element) => element.setAttribute(OUTLINED, ''));
    elements[0]?.scrollIntoView({ block: 'nearest' });
    return () => elements.forEach((element) => element.removeAttribute(OUTLINED));
  }, [scope, part]);
}

/**
 * The slots and classes of a component. The reader points at one with mouse or focus to see it in the
 * component, or presses it to keep it outlined; pointing at the component marks its entries here.
 */
export function PartsList({ scope, parts }: Props) {
  const [pointed, setPointed] = useState<Part>();
  const [kept, setKept] = useState<Part>();
  const inComponent = usePointedParts(scope, parts);
  const rendered = useRenderedParts(scope, parts);
  const { currentLocale } = useDocusaurusContext().i18n;
  useOutline(scope, pointed ?? kept);
  return (
    <ul className={styles.partsList}>
      {parts.map((part) => {
        const { className, description } = part;
        const isRendered = rendered.has(className);
        return (
          <li key={className}>
            <button
              type="button"
              className={styles.part}
              aria-pressed={kept === part}
              data-pointed={inComponent.includes(part) || undefined}
              data-absent={!isRendered || undefined}
              onPointerEnter={() => setPointed(part)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(part)}
              onBlur={() => setPointed(undefined)}
              onClick={() => setKept(kept === part ? undefined : part)}
            >
              <code translate="no">{`.${className}`}</code>
              {!isRendered && (
                <span className={styles.absent}>
                  <Translate
                    id="playground.parts.absent"
                    description="Of a slot or class that no element has at the moment"
                  >
                    Not rendered now
                  </Translate>
                </span>
              )}
              <span className={styles.partText} lang={textLanguage(description, currentLocale)}>
                {description}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
