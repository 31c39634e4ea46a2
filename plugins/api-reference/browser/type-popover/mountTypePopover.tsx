import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { createRoot } from 'react-dom/client';
import { PagePart } from '@component-docs/static-pages/browser/recovery/PagePart';
import type { PressedType, Trail } from './definition';
import {
  follow,
  goBack,
  shownType,
  definitionHtml,
  nameIn,
  moveBeside,
  openFrom,
} from './definition';
import { typeAnchor } from '../../shared/component-page/anchors';
import styles from './DefinitionBox.module.css';

interface BoxProps {
  trail: Trail<HTMLElement>;
  onBack: () => void;
  /** Must be a stable function. */
  onClose: () => void;
}

/** A type's definition in a popover next to the name that was clicked. */
function DefinitionBox({ trail, onBack, onClose }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const { opener, names, left } = trail;
  const name = shownType(trail);

  useLayoutEffect(
    () => (box.current ? openFrom(box.current, opener, onClose) : undefined),
    [opener, onClose],
  );
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const place = () => moveBeside(element, opener);
    element.scrollTop = 0;
    place();
    const returned = left === undefined ? null : nameIn(element, left);
    (returned ?? title.current)?.focus({ preventScroll: returned === null });
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [opener, name, left]);

  const closeLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
      onClose();
    }
  };
  return (
    <div
      ref={box}
      className={styles.box}
      role="dialog"
      aria-label={translate(
        { id: 'api.type.definition', message: 'Definition of {name}' },
        { name },
      )}
      onBlur={closeLeft}
    >
      <div className={styles.head}>
        {names.length > 1 && (
          <button
            type="button"
            className={styles.back}
            aria-label={translate({
              id: 'api.type.back',
              message: 'Back to the previous definition',
            })}
            onClick={onBack}
          />
        )}
        <p ref={title} tabIndex={-1} className={styles.title} translate="no">
          {name}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={translate({ id: 'api.type.close', message: 'Close' })}
          onClick={onClose}
        />
      </div>
      <div
        className={styles.definition}
        dangerouslySetInnerHTML={{ __html: definitionHtml(name) ?? '' }}
      />
      <a className={styles.goTo} href={`#${typeAnchor(name)}`} onClick={onClose}>
        {translate({ id: 'api.type.goTo', message: 'Go to definition' })}
      </a>
    </div>
  );
}

/**
 * Shows the definition of a clicked type over the text, from the page's own Types section.
 *
 * @param clicked the name that was clicked last: a new object for each click
 */
function TypePopover({ clicked }: { clicked: PressedType }) {
  const [trail, setTrail] = useState<Trail<HTMLElement>>();
  const [shown, setShown] = useState<PressedType>();
  if (clicked !== shown) {
    const { link, name } = clicked;
    setShown(clicked);
    if (trail && link.closest('[popover]')) {
      setTrail(follow(trail, name));
    } else if (link.isConnected) {
      // It isn't where this is rendered again, because the popover broke that the name was in.
      setTrail({ opener: link, names: [name] });
    }
  }
  const close = useCallback(() => setTrail(undefined), []);
  return trail ? (
    <DefinitionBox trail={trail} onBack={() => setTrail(goBack(trail))} onClose={close} />
  ) : null;
}

/** A popover in the content of a page. */
export interface MountedPopover {
  show: (clicked: PressedType) => void;
  unmount: () => void;
}

/** Makes the popover of a place, which shows a definition for each click. */
export function mountTypePopover(place: Element): MountedPopover {
  const root = createRoot(place);
  return {
    show(clicked) {
      root.render(
        <PagePart>
          <TypePopover clicked={clicked} />
        </PagePart>,
      );
    },
    unmount: () => root.unmount(),
  };
}
