import { useEffect, useState } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './BackToTop.module.css';

/** Scrolled distance after which the button shows, in px (behaviours §6). */
const THRESHOLD = 200;

function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > distance);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [distance]);
  return isPast;
}

function scrollToTop() {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' });
}

/** Takes the reader back to the top of a long page. */
export function BackToTop() {
  const isShown = useScrolledPast(THRESHOLD);
  return (
    <button
      type="button"
      className={clsx(
        ThemeClassNames.common.backToTopButton,
        styles.button,
        isShown && styles.shown,
      )}
      aria-label={translate({
        id: 'shell.backToTop.ariaLabel',
        message: 'Scroll back to top',
        description: 'Name of the button',
      })}
      title={translate({
        id: 'shell.backToTop.tooltip',
        message: 'Scroll to top',
        description: 'Tooltip of the button',
      })}
      data-ga-event-category="docs"
      data-ga-event-action="click-back-to-top"
      onClick={scrollToTop}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7.4 15.4 12 10.8l4.6 4.6L18 14l-6-6-6 6 1.4 1.4Z" />
      </svg>
    </button>
  );
}
