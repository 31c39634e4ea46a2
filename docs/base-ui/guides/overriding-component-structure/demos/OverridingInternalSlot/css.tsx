import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const slots = { listbox: 'ol' } as const;
const slotProps = {
  root: { className: 'select' },
  popup: { className: 'popup' },
  listbox: { className: 'list' },
};

export default function OverridingInternalSlot() {
  return (
    <Select
      aria-label="Carrier"
      name="carrier"
      defaultValue="rail"
      slots={slots}
      slotProps={slotProps}
    >
      <Option className="option" value="rail">
        Rail
      </Option>
      <Option className="option" value="road">
        Road
      </Option>
      <Option className="option" value="sea">
        Sea
      </Option>
    </Select>
  );
}
