import Card from '@mui/joy/Card';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function ColorInversionPopup() {
  return (
    <Card variant="soft" color="neutral" invertedColors sx={{ width: 240 }}>
      <Select
        variant="soft"
        defaultValue="porto"
        slotProps={{ button: { 'aria-label': 'Depot' }, listbox: { disablePortal: true } }}
      >
        <Option value="porto">In the card</Option>
        <Option value="osaka">Osaka</Option>
      </Select>
      <Select
        variant="soft"
        defaultValue="card"
        slotProps={{ button: { 'aria-label': 'Payment' } }}
      >
        <Option value="card">In a portal</Option>
        <Option value="invoice">Invoice</Option>
      </Select>
    </Card>
  );
}
