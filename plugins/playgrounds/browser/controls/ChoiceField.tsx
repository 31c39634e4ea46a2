import { ICON_NAMES } from '../../shared/types';
import type { Control, ControlValue } from '../../shared/types';
import { RadioField } from './RadioField';
import { SelectField } from './SelectField';

/** The largest number of options that are shown side by side. */
const MAX_BUTTONS = 3;

interface Props {
  id: string;
  control: Control & { kind: 'choice' | 'icon' };
  value: ControlValue | undefined;
  onChange: (value: ControlValue | undefined) => void;
}

/** The values that a prop can have: as radio buttons if they are few, or else as a list. */
export function ChoiceField({ control, ...field }: Props) {
  const { name } = control;
  const values = control.kind === 'icon' ? ICON_NAMES : control.options;
  const options = control.default === undefined ? [undefined, ...values] : values;
  return options.length <= MAX_BUTTONS ? (
    <RadioField {...field} name={name} options={options} />
  ) : (
    <SelectField {...field} name={name} options={options} />
  );
}
