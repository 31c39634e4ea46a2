import Translate from '@docusaurus/Translate';
import { Callout } from '../../document/callout/Callout';

interface Props {
  /** The English page: another build, so that it loads anew. */
  englishPath: string;
  /** Tells how to translate a page. */
  guideUrl: string;
}

/** Says above a page that it is shown in English for want of a translation. */
export function UntranslatedNotice({ englishPath, guideUrl }: Props) {
  return (
    <Callout type="info">
      <p>
        <Translate
          id="language.untranslated"
          description="Above an English page; both values are links"
          values={{
            english: (
              <a href={englishPath} hrefLang="en">
                <Translate
                  id="language.untranslated.english"
                  description="In language.untranslated"
                >
                  See the English page
                </Translate>
              </a>
            ),
            guide: (
              <a href={guideUrl}>
                <Translate id="language.untranslated.guide" description="In language.untranslated">
                  help to translate it
                </Translate>
              </a>
            ),
          }}
        >
          {'This page is not translated yet. {english}, or {guide}.'}
        </Translate>
      </p>
    </Callout>
  );
}
