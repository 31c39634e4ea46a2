import Translate from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDisclosure } from '@component-docs/kit/browser/useDisclosure';
import type { Part } from '../shared/types';
import styles from './Playground.module.css';
import { textLanguage } from '@component-docs/labels/browser/textLanguage';

/** The attribute of a demo's stage and of the containers of its popups (plugins/demos/browser/demoPortal.tsx). */
const SCOPE = 'data-demo-styles';

/** Returns the elements that a part has in a playground at the moment, also in popups. */
function elementsOf(scope: string, { className }: Part): Element[] {
  return [...document.querySelectorAll(`[${SCOPE}="${scope}"] .${CSS.escape(className)}`)];
}

/**
 * Returns the parts that the reader points at: the parts of the closest element around the target that has
 * any. None outside of the playground.
 */
function partsAt(scope: string, target: EventTarget | null, parts: readonly Part[]): Part[] {
  if (!(target instanceof Element) || !target.closest(`[${SCOPE}="${scope}"]`)) {
    return [];
  }
  const selector = parts.map(({ className }) => `.${CSS.escape(className)}`).join();
  const element = target.closest(selector);
  return parts.filter(({ className }) => element?.classList.contains(className));
}

const NO_PARTS: ReadonlySet<string> = new Set();

/** Returns the class names of the parts that have an element at the moment. */
function useRenderedParts(scope: string, parts: readonly Part[]): ReadonlySet<string> {
  const [rendered, setRendered] = useState(NO_PARTS);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      const found = parts.filter((part) => elementsOf(scope, part).length > 0);
      const names = found.map(({ className }) => className);
      // The same set keeps React from rendering, which would be observed in turn.
      setRendered((current) => (names.join() === [...current].join() ? current : new Set(names)));
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    update();
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class'],
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [scope, parts]);
  return rendered;
}

const NONE: readonly Part[] = [];

/** Returns the parts of the component that the mouse is over or that have focus. */
function usePointedParts(scope: string, parts: readonly Part[]): readonly Part[] {
  const [pointed, setPointed] = useState(NONE);
  useEffect(() => {
    // On the document, because popups are outside of the playground.
    const handle = ({ target }: Event) => {
      const found = partsAt(scope, target, parts);
      setPointed(found.length > 0 ? found : NONE);
    };
    document.addEventListener('pointerover', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerover', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [scope, parts]);
  return pointed;
}

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
function PartsList({ scope, parts }: { scope: string; parts: readonly Part[] }) {
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
                  <Translate id="playground.parts.absent">Not rendered now</Translate>
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

interface Props {
  /** Finds the playground and its popups. */
  scope: string;
  parts: readonly Part[];
}

/** The slots and classes of a component, listed when the reader asks for them. */
export function Parts({ scope, parts }: Props) {
  const { isOpen, details } = useDisclosure();
  return (
    <details className={styles.parts} {...details}>
      <summary>
        <Translate id="playground.parts" values={{ count: parts.length }}>
          {'Slots and classes ({count})'}
        </Translate>
      </summary>
      {isOpen && <PartsList scope={scope} parts={parts} />}
    </details>
  );
}
