import { translate } from '@docusaurus/Translate';
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { typeAnchor } from '../../shared/component-page/anchors';
import { definitionHtml, nameIn, moveBeside, openFrom } from './definition';
import { shownType } from './trail';
import type { Trail } from './trail';
import styles from './DefinitionBox.module.css';

/** Returns the accessible name of a popover with a type's definition. */
function popoverLabel(name: string): string {
  return translate({ id: 'api.type.definition', message: 'Definition of {name}' }, { name });
}

/** Returns the labels of the popover's buttons and link. */
function popoverActions() {
  return {
    back: translate({ id: 'api.type.back', message: 'Back to the previous definition' }),
    close: translate({ id: 'api.type.close', message: 'Close' }),
    goTo: translate({ id: 'api.type.goTo', message: 'Go to definition' }),
  };
}

interface Props {
  trail: Trail<HTMLElement>;
  onBack: () => void;
  /** Must be a stable function. */
  onClose: () => void;
}

/** A type's definition in a popover next to the name that was clicked. */
export function DefinitionBox({ trail, onBack, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const { opener, names, left } = trail;
  const name = shownType(trail);
  const { back, close, goTo } = popoverActions();

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
      aria-label={popoverLabel(name)}
      onBlur={closeLeft}
    >
      <div className={styles.head}>
        {names.length > 1 && (
          <button type="button" className={styles.back} aria-label={back} onClick={onBack} />
        )}
        <p ref={title} tabIndex={-1} className={styles.title} translate="no">
          {name}
        </p>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose} />
      </div>
      <div
        className={styles.definition}
        dangerouslySetInnerHTML={{ __html: definitionHtml(name) ?? '' }}
      />
      <a className={styles.goTo} href={`#${typeAnchor(name)}`} onClick={onClose}>
        {goTo}
      </a>
    </div>
  );
}
