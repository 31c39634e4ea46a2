import { useEffect, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import { readRating } from './ratings';
import type { FeedbackRequest, Rating } from './ratings';
import styles from './Feedback.module.css';

const UP =
  'M7 10v11H3V10h4Zm2 0 5-8c1.5 0 2.5 1.2 2 3l-1 4h5c1.5 0 2.3 1.2 2 2.5l-2 8c-.2.9-1 1.5-2 1.5H9V10Z';

interface ThumbsProps {
  rating: Rating | null;
  /** Called when the pointer or focus is on a thumb, so that the form can be loaded. */
  onIntent: () => void;
  onRate: (rating: Rating) => void;
}

/** The two buttons that rate a page as helpful or not. */
function Thumbs({ rating, onIntent, onRate }: ThumbsProps) {
  const labels: [Rating, string][] = [
    [1, translate({ id: 'feedback.yes', message: 'Yes' })],
    [0, translate({ id: 'feedback.no', message: 'No' })],
  ];
  return labels.map(([value, label]) => (
    <button
      key={value}
      type="button"
      className={styles.thumb}
      aria-label={label}
      aria-pressed={rating === value}
      title={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => onRate(value)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={UP} />
      </svg>
    </button>
  ));
}

const loadPanel = () =>
  import(/* webpackChunkName: "helpful-form" */ './lazy/FeedbackPanel').then(
    (module) => module.FeedbackPanel,
  );

export interface FeedbackProps {
  /** The page's path, without language. */
  page: string;
  title: string;
  version: string;
}

/** Asks whether the page was helpful. Only the thumbs are in the server's HTML. */
export function Feedback({ page, title, version }: FeedbackProps) {
  const [rating, setRating] = useState<Rating | null>(null);
  // A new object for each click: two clicks on the same thumb are two requests.
  const [request, setRequest] = useState<FeedbackRequest | null>(null);
  const { Component: Panel, prepare, request: whenLoaded } = useOnDemand(loadPanel);
  useEffect(() => setRating(readRating(page)), [page]);

  return (
    <section className={styles.feedback}>
      <div className={styles.question}>
        <Translate id="feedback.question">Was this page helpful?</Translate>
        <Thumbs
          rating={rating}
          onIntent={prepare}
          onRate={(value) => whenLoaded(() => setRequest({ rating: value }))}
        />
      </div>
      {Panel && (
        <Panel
          page={page}
          title={title}
          version={version}
          request={request}
          onRatingChange={setRating}
        />
      )}
    </section>
  );
}
