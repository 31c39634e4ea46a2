import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type { PropApi, SignatureApi } from '../../shared/component-page/types';
import { Deprecation } from './Deprecation';
import { PreparedHtml } from './PreparedHtml';
import { PropNoteText } from './PropNoteText';
import styles from './PropDetails.module.css';

/** Returns the label of the list of demos that set a prop, in the reader's language. */
function usesLabel(shown: number, count: number): string {
  return shown === count
    ? translate({ id: 'api.uses.title', message: 'Demos that use it: {count}' }, { count })
    : translate(
        { id: 'api.uses.some', message: 'Demos that use it: {shown} of {count}' },
        { shown, count },
      );
}

/** Returns the lines of a demo's code that set a prop: `(lines 8, 9)`. */
function linesLabel(lines: readonly number[]): string {
  const list = lines.join(', ');
  return lines.length === 1
    ? translate({ id: 'api.uses.line', message: '(line {list})' }, { list })
    : translate({ id: 'api.uses.lines', message: '(lines {list})' }, { list });
}

/**
 * The demos that set a prop, each with a link to its code. They are collapsed, because several demos set most
 * props, and their lists would be longer than the descriptions of the props.
 */
function PropUses({ demos, count }: NonNullable<PropApi['uses']>) {
  return (
    <details className={styles.uses} data-uses="">
      <summary>{usesLabel(demos.length, count)}</summary>
      <div className={styles.related}>
        {demos.map(({ label, href, lines }) => (
          <Link key={href} to={href}>
            {`${label} ${linesLabel(lines)}`}
          </Link>
        ))}
      </div>
    </details>
  );
}

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
            <Translate id="api.signature.returns">Returns</Translate>
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
      {uses && <PropUses {...uses} />}
    </>
  );
}
