import Translate from '@docusaurus/Translate';
import { AdProvider } from '../../../plugins/kit/browser/AdProvider';
import { Example, Examples } from './Examples';
import { FeedbackExample } from './FeedbackExample';
import { FEEDBACK_EXAMPLES } from './feedbackExamples';
import { FeedGallery } from './FeedGallery';
import { SlotGallery } from './SlotGallery';

/** Examples don't count as displays. */
const UNCOUNTED = { GADisplayRatio: 0 };

/**
 * Examples of every state of third-party content on a page, rendered by the same code as on pages.
 */
export function ThirdPartyContract() {
  return (
    <AdProvider config={UNCOUNTED}>
      <h2 id="slot">
        <Translate id="contract.slot" description="Heading on the page about third parties">
          The ad of a page
        </Translate>
      </h2>
      <p>
        <Translate id="contract.slot.text" description="Under contract.slot">
          At the end of the description, in a box that is reserved before first paint. The machine
          looks for the network's ad every 500 ms, 30 times; from the seventh time on it assumes an
          ad blocker, until an ad comes after all.
        </Translate>
      </p>
      <SlotGallery />
      <h2 id="feed">
        <Translate id="contract.feed" description="Heading on the page about third parties">
          The ad under a demo
        </Translate>
      </h2>
      <p>
        <Translate id="contract.feed.text" description="Under contract.feed">
          From a JSON feed, once the demo's code has been opened. Its fields are text and web
          addresses; anything else leaves the place empty.
        </Translate>
      </p>
      <FeedGallery />
      <h2 id="feedback">
        <Translate id="contract.feedback" description="Heading on the page about third parties">
          Feedback
        </Translate>
      </h2>
      <p>
        <Translate id="contract.feedback.text" description="Under contract.feedback">
          At the end of every document. Words that did not arrive are kept, and never called
          submitted. These examples send nothing.
        </Translate>
      </p>
      <Examples>
        {FEEDBACK_EXAMPLES.map(({ name, texts, ...example }) => (
          <Example key={name} name={`feedback: ${name}`} texts={texts}>
            <FeedbackExample {...example} />
          </Example>
        ))}
      </Examples>
    </AdProvider>
  );
}
