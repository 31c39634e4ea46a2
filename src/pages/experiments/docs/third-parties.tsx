import Translate, { translate } from '@docusaurus/Translate';
import { Island } from '@site/plugins/static-pages/browser/islands';
import { ManualPage } from '@site/src/dev-pages/manual/ManualPage';
import { ThirdPartyContract } from '@site/src/dev-pages/third-parties/ThirdPartyContract';

/** Part of the manual of the docs infrastructure: third-party content in every state. */
export default function ThirdParties() {
  return (
    <ManualPage
      title={translate({ id: 'contract.title', message: 'Third parties', description: 'Title' })}
      description={translate({
        id: 'contract.description',
        message: 'Every state of the ads and the feedback form of these pages, side by side.',
        description: 'Description of the page about third parties for search engines',
      })}
      lead={
        <Translate id="contract.lead" description="Lead of the page about third parties">
          Check here what readers see when a third party answers, fails, or sends something else.
        </Translate>
      }
    >
      <div data-styles="dev-pages">
        <Island id="third-parties" module="third-parties" trigger="idle">
          <ThirdPartyContract />
        </Island>
      </div>
    </ManualPage>
  );
}
