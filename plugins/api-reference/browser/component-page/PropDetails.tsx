import Translate from '@docusaurus/Translate';
import { Deprecation } from './Deprecation';
import { PreparedHtml } from './PreparedHtml';
import { PropNoteText } from './PropNoteText';
import { PropUses } from './PropUses';
import type { PropApi, SignatureApi } from '../../shared/component-page/types';
import styles from './ApiTable.module.css';

function SignatureDetails({ parameters, returns }: SignatureApi) {
  return (
    <dl className={styles.parameters}>
      {parameters.map(({ name, descriptionHtml }) =>
        descriptionHtml === undefined ? null : (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <PreparedHtml html={descriptionHtml} />
            </dd>
          </div>
        ),
      )}
      {returns?.descriptionHtml !== undefined && (
        <div>
          <dt>
            <Translate
              id="api.signature.returns"
              description="Before the result of a function prop"
            >
              Returns
            </Translate>
          </dt>
          <dd>
            <PreparedHtml html={returns.descriptionHtml} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The details of a prop: description, parameters of a function, notes, replacement, and demos. */
export function PropDetails({ descriptionHtml, deprecated, signature, notes, uses }: PropApi) {
  return (
    <>
      {descriptionHtml && <PreparedHtml html={descriptionHtml} />}
      {signature && <SignatureDetails {...signature} />}
      {notes.map((note) => (
        <p key={note.kind} className={styles.note}>
          <PropNoteText {...note} />
        </p>
      ))}
      {deprecated && <Deprecation {...deprecated} />}
      {uses && <PropUses uses={uses} />}
    </>
  );
}
