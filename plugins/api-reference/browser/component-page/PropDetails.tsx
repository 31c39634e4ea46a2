import type { ReactElement } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type { PropApi, PropNoteKind, SignatureApi } from '../../shared/component-page/types';
import { Deprecation, PreparedHtml } from './blocks';
import styles from './Texts.module.css';

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

/** The demos that set a prop, each with a link to its code; collapsed, because they are many. */
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

/** The links in the notes below props, which aren't part of the package's own description. */
const NOTE_LINKS: Record<PropNoteKind, ReactElement> = {
  'css-classes': <Translate id="api.note.classes.link">CSS classes</Translate>,
  slots: <Translate id="api.note.slots.link">Slots</Translate>,
  'slot-props': <Translate id="api.note.slotProps.link">Slot props</Translate>,
  sx: <Translate id="api.note.sx.link">The sx prop</Translate>,
  'requires-ref': <Translate id="api.note.ref.link">hold a ref</Translate>,
};

/** The notes around their links. */
const NOTES: Record<PropNoteKind, (values: { link: ReactElement }) => ReactElement> = {
  'css-classes': (values) => (
    <Translate id="api.note.classes" values={values}>
      {'The keys are listed under {link}.'}
    </Translate>
  ),
  slots: (values) => (
    <Translate id="api.note.slots" values={values}>
      {'The keys are listed under {link}.'}
    </Translate>
  ),
  'slot-props': (values) => (
    <Translate id="api.note.slotProps" values={values}>
      {'{link} are an object, or a function that receives the owner state and returns an object.'}
    </Translate>
  ),
  sx: (values) => (
    <Translate id="api.note.sx" values={values}>
      {'{link} explains what it takes.'}
    </Translate>
  ),
  'requires-ref': (values) => (
    <Translate id="api.note.ref" values={values}>
      {'What you give must be able to {link}.'}
    </Translate>
  ),
};

/** The details of a prop: description, parameters of a function, notes, replacement, and demos. */
export function PropDetails({ descriptionHtml, deprecated, signature, notes, uses }: PropApi) {
  return (
    <>
      {descriptionHtml && <PreparedHtml html={descriptionHtml} />}
      {signature && <SignatureDetails {...signature} />}
      {notes.map(({ kind, href }) => (
        <p key={kind} className={styles.note}>
          {NOTES[kind]({ link: <Link to={href}>{NOTE_LINKS[kind]}</Link> })}
        </p>
      ))}
      {deprecated && <Deprecation {...deprecated} />}
      {uses && <PropUses {...uses} />}
    </>
  );
}
