import { Switch } from '@mui/base/Switch';
import type { SwitchOwnerState } from '@mui/base/Switch';
import './styles.css';

const slotProps = {
  root: ({ checked, focusVisible }: SwitchOwnerState) => ({
    className: `switch ${checked ? 'on' : ''} ${focusVisible ? 'focused' : ''}`,
  }),
  thumb: { className: 'thumb' },
  input: { id: 'notify-css', name: 'notify', className: 'input' },
};

export default function SlotPropsCallback() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <Switch defaultChecked slotProps={slotProps} />
      <label htmlFor="notify-css">Notify the warehouse</label>
    </div>
  );
}
