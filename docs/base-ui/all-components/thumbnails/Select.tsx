import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

export default function SelectThumbnail() {
  return (
    <Select defaultValue="week" renderValue={() => 'This week ▾'}>
      <Option value="week">This week</Option>
    </Select>
  );
}
