import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import SvgIcon from '@mui/joy/SvgIcon';

const folder = (
  <SvgIcon>
    <path d="M10 5H4v14h16V7h-8z" />
  </SvgIcon>
);

export default function SelectDecorators() {
  return (
    <Select
      aria-label="Folder"
      defaultValue="contracts"
      startDecorator={folder}
      endDecorator={<Chip size="sm">14</Chip>}
      sx={{ width: 220 }}
    >
      <Option value="contracts">Contracts</Option>
      <Option value="invoices">Invoices</Option>
      <Option value="receipts">Receipts</Option>
    </Select>
  );
}
