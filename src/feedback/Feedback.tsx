import { useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import { useOnDemand } from '../../plugins/static-pages/browser/on-demand/useOnDemand';
import styles from './Feedback.module.css';
import { readRating } from './ratings';
import { Thumbs } from './Thumbs';
import type { FeedbackRequest, Rating } from './types';

const loadPanel = () =>
  import(/* webpackChunkName: "helpful-form" */ './lazy/FeedbackPanel').then(
    (module) => module.FeedbackPanel,
  );

export interface FeedbackProps {
  /** The page's path, without language. */
  page: string;
  title: string;
  /** The version of the package that the page describes. */
  version: string;
}

/**
 * Asks whether the page was helpful. The thumbs are in the server's HTML; the form and the rest
 * load when a reader is about to use them.
 */
export function Feedback({ page, title, version }: FeedbackProps) {
  const [rating, setRating] = useState<Rating | null>(null);
  // A new object for each click: two clicks on the same thumb are two requests.
  const [request, setRequest] = useState<FeedbackRequest | null>(null);
  const { Component: Panel, prepare, request: whenLoaded } = useOnDemand(loadPanel);
  useEffect(() => setRating(readRating(page)), [page]);

  return (
    <section className={styles.feedback}>
      <div className={styles.question}>
        <Translate id="feedback.question" description="Beside two thumbs">
          Was this page helpful?
        </Translate>
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
