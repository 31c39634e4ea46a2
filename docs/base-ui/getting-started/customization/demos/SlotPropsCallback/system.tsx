import { Switch } from '@mui/base/Switch';
import type { SwitchOwnerState } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Root = styled('span')`
  position: relative;
  display: inline-block;
  width: 2.75rem;
  height: 1.5rem;
  border-radius: 1rem;
  background: light-dark(#5d6875, #7b8794);

  &[data-checked] {
    background: light-dark(#1565c0, #6cb2f7);
  }
  &[data-focus] {
    outline: 2px solid light-dark(#1565c0, #6cb2f7);
    outline-offset: 2px;
  }
`;

const Thumb = styled('span')`
  position: absolute;
  inset: 0.25rem auto auto 0.25rem;
  width: 1rem;
  height: 1rem;
  border-radius: 50%;
  background: light-dark(#fff, #14181f);

  [data-checked] > & {
    translate: 1.25rem 0;
  }
`;

const Input = styled('input')`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const slots = { root: Root, thumb: Thumb, input: Input };
const slotProps = {
  root: ({ checked, focusVisible }: SwitchOwnerState) => ({
    'data-checked': checked || undefined,
    'data-focus': focusVisible || undefined,
  }),
  input: { id: 'notify-system', name: 'notify' },
};

export default function SlotPropsCallback() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <Switch defaultChecked slots={slots} slotProps={slotProps} />
      <label htmlFor="notify-system">Notify the warehouse</label>
    </div>
  );
}
