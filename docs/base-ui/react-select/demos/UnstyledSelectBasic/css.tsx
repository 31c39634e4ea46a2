import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectBasic() {
  return (
    <Select slotProps={slotProps} aria-label="Team" placeholder="Choose a team">
      <Option className="option" value="design">
        Design
      </Option>
      <Option className="option" value="logistics">
        Logistics
      </Option>
      <Option className="option" value="archive" disabled>
        Archive
      </Option>
      <Option className="option" value="support">
        Support
      </Option>
    </Select>
  );
}
