import type { Mark } from '../shared/chips';

/** An item's plan and chips. */
export function ItemMarks({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark) =>
    'plan' in mark ? (
      <span
        key={mark.label}
        className={`sidebar-plan sidebar-plan--${mark.plan}`}
        role="img"
        aria-label={mark.label}
        title={mark.label}
      />
    ) : (
      <span key={mark.label} className={`sidebar-chip sidebar-chip--${mark.tone}`}>
        {mark.label}
      </span>
    ),
  );
}
