import { ApiCell, ApiRow, ApiTable } from './ApiTable';
import { ApiSection } from './ApiSection';
import { CodeText } from './TypeText';
import { PreparedHtml } from './PreparedHtml';
import { slotsLabel } from './Folded';
import { columnLabels } from './labels';
import type { SlotApi } from '../../shared/component-page/types';

function codeOrNothing(text: string | undefined) {
  return text === undefined ? undefined : (
    <code>
      <CodeText text={text} />
    </code>
  );
}

/** The slots of a component, one per row. Leaves out columns that would be empty. */
export function SlotsSection({ slots }: { slots: readonly SlotApi[] }) {
  const { slotName, className, defaultComponent, description } = columnLabels();
  const hasDefaults = slots.some((slot) => slot.default !== undefined);
  const hasDescriptions = slots.some(({ descriptionHtml }) => descriptionHtml !== '');
  const columns = [
    slotName,
    className,
    ...(hasDefaults ? [defaultComponent] : []),
    ...(hasDescriptions ? [description] : []),
  ];
  return (
    <ApiSection id="slots">
      <ApiTable
        section="slots"
        labelledBy="slots"
        columns={columns}
        rowCount={slots.length}
        summary={slotsLabel(slots.length)}
      >
        {slots.map((slot) => (
          <ApiRow key={slot.name} section="slots" anchor={slot.anchor} name={slot.name}>
            <ApiCell column={className}>
              {codeOrNothing(slot.className && `.${slot.className}`)}
            </ApiCell>
            {hasDefaults && (
              <ApiCell column={defaultComponent}>{codeOrNothing(slot.default)}</ApiCell>
            )}
            {hasDescriptions && (
              <ApiCell column={description}>
                <PreparedHtml html={slot.descriptionHtml} />
              </ApiCell>
            )}
          </ApiRow>
        ))}
      </ApiTable>
    </ApiSection>
  );
}
