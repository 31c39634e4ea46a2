import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { PropNote, PropNoteKind } from '../../shared/component-page/types';

const TEXTS: Record<PropNoteKind, (href: string) => React.JSX.Element> = {
  'css-classes': (href) => (
    <Translate
      id="api.note.classes"
      description="Below the classes prop; link is api.note.classes.link"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.classes.link" description="Link text in api.note.classes">
              CSS classes
            </Translate>
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
      description="Below the slots prop; link is api.note.slots.link"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.slots.link" description="Link text in api.note.slots">
              Slots
            </Translate>
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
      description="Below a prop with the props of slots; link is api.note.slotProps.link"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.slotProps.link" description="Link text in api.note.slotProps">
              Slot props
            </Translate>
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
      description="Below the sx prop; link is api.note.sx.link"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.sx.link" description="Link text in api.note.sx">
              The sx prop
            </Translate>
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
      description="Below a prop that takes a component or an element; link is api.note.ref.link"
      values={{
        link: (
          <Link to={href}>
            <Translate id="api.note.ref.link" description="Link text in api.note.ref">
              hold a ref
            </Translate>
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
