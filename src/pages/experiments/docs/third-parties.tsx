import items from '@generated/page-tree/default/docs-infra-navigation';
import { TreePage } from '@site/src/site-pages/tree-page/TreePage';

/** The ad of a page: what has happened, and what readers see then. */
const SLOT = {
  'Network ad': 'The script has put its ad into the box.',
  'Consent refused': 'The same ad. Neither its display nor a press on it is counted.',
  Placeholder: 'The network has nothing to show, so the house does.',
  Blocked: 'No ad after seven looks, 3 seconds: an ad of the house.',
  'Blocked, one time in five': 'Asks to allow ads here.',
  'Slow network': 'Taken for blocked after 3 seconds, until the ad comes.',
  'Network down': 'The script answers with an error: as if blocked.',
  Offline: 'The script never comes: as if blocked. Pictures are local.',
  Malformed: 'The script runs and leaves no ad: as if blocked.',
  'No network configured': 'One of five ads of the house, as a picture or as a line.',
  Crashing: 'An ad that throws is gone, and the page goes on.',
  Machines: 'Bots get no ad, and nobody looks for one.',
};

/** The ad under a demo, by the answer of its feed. */
const FEED = {
  'An ad': 'The first entry with a link, empty ones left out.',
  'An ad in the end': 'A feed without an ad is asked again after a pause.',
  Slow: 'The place is kept until the answer comes.',
  Nothing: 'Asked ten times in all, after growing pauses. The place stays empty.',
  Down: 'An error page is no feed, and ends it.',
  'Offline or blocked': 'A network that fails ends it. Nothing is logged.',
  Malformed: 'What is no JSON ends it.',
  'Markup in a field': 'Text stays text.',
  'A number in place of text': 'Left out; the link still works.',
  'A link that is a script': 'No ad: only web addresses are links.',
  Machines: 'Bots get neither ad nor place.',
};

/** The feedback at the end of documents, by its state or the answer of its service. */
const FEEDBACK = {
  'Not rated': 'Two thumbs.',
  'Thumb up': 'Asks what was good.',
  'Thumb down': 'Asks what was missing.',
  Sending: 'Nothing else can be begun.',
  Sent: 'The service has answered with an id.',
  Failed: 'The rating goes back to the stored one.',
  'Another try': 'The words are still there.',
  'Handed over': 'Without a service, the words become an issue.',
  'Service down': 'An answer with an error status is a failure.',
  'Malformed answer': 'Without a valid id, nobody knows that the words arrived: a failure.',
  'Offline or blocked': 'The request fails, the words stay.',
};

function States({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <table>
      <thead>
        <tr>
          <th>State</th>
          <th>What readers see</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(of).map(([state, text]) => (
          <tr key={state}>
            <th scope="row">{state}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The contract of third-party content, a page of the docs-infra manual. It is for maintainers, so it isn't
 * translated.
 */
export default function ThirdParties() {
  return (
    <TreePage
      tree="docs-infra"
      items={items}
      version="0.0.0"
      title="Third parties"
      description="Every state of the ads and the feedback form of these pages, and what readers see then."
      lead="What readers see when a third party answers, fails, or sends something else."
      lang="en"
    >
      <h2 id="slot">The ad of a page</h2>
      <p>
        At the end of the description, in a box that is reserved before first paint. The machine
        looks for the network’s ad every 500 ms, 30 times; from the seventh time on it assumes an ad
        blocker, until an ad comes after all.
      </p>
      <States of={SLOT} />
      <h2 id="feed">The ad under a demo</h2>
      <p>
        From a JSON feed, once the demo’s code has been opened. Its fields are text and web
        addresses; anything else leaves the place empty.
      </p>
      <States of={FEED} />
      <h2 id="feedback">Feedback</h2>
      <p>
        At the end of every document. Words that did not arrive are kept, and never called
        submitted.
      </p>
      <States of={FEEDBACK} />
    </TreePage>
  );
}
