import Translate from '@docusaurus/Translate';

/** Says, once on a page, that some of its texts are drafts of a translation. */
export function DraftNote() {
  return (
    <p>
      <Translate
        id="api.drafts"
        description="At the end of a translated API page; drafts are translations that nobody has checked"
      >
        Some descriptions on this page are drafts of a translation.
      </Translate>
    </p>
  );
}
