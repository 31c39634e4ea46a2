import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { PropNote, PropNoteKind } from '../../shared/component-page/types';

const TEXTS: Record<PropNoteKind, (href: string) => React.JSX.Element> = {
  'css-classes': (href) => (
    <Translate
      id="api.note.classes"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.classes.link">CSS classes</Translate>
          </Link>
        ),
      }}
    >
      {'The keys are listed under {link}.'}
    </Translate>
  ),
  slots: (href) => (
    <Translate
      id="api.note.slots"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.slots.link">Slots</Translate>
          </Link>
        ),
      }}
    >
      {'The keys are listed under {link}.'}
    </Translate>
  ),
  'slot-props': (href) => (
    <Translate
      id="api.note.slotProps"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.slotProps.link">Slot props</Translate>
          </Link>
        ),
      }}
    >
      {'{link} are an object, or a function that receives the owner state and returns an object.'}
    </Translate>
  ),
  sx: (href) => (
    <Translate
      id="api.note.sx"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.sx.link">The sx prop</Translate>
          </Link>
        ),
      }}
    >
      {'{link} explains what it takes.'}
    </Translate>
  ),
  'requires-ref': (href) => (
    <Translate
      id="api.note.ref"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.ref.link">hold a ref</Translate>
          </Link>
        ),
      }}
    >
      {'What you give must be able to {link}.'}
    </Translate>
  ),
};

/** A note below a prop that isn't part of the package's own description. */
export function PropNoteText({ kind, href }: PropNote) {
  return TEXTS[kind](href);
}
