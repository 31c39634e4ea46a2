import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectIntroduction() {
  return (
    <Select
      slotProps={slotProps}
      aria-label="Shipping method"
      placeholder="Standard"
      defaultValue="standard"
    >
      <Option className="option" value="standard">
        Standard
      </Option>
      <Option className="option" value="express">
        Express
      </Option>
      <Option className="option" value="pickup">
        Pick up in store
      </Option>
    </Select>
  );
}
