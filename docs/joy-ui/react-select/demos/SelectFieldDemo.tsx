import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectFieldDemo() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Language of invoices</FormLabel>
      <Select defaultValue="ar">
        <Option value="ar">Arabic</Option>
        <Option value="en">English</Option>
        <Option value="pt">Portuguese</Option>
      </Select>
      <FormHelperText>Receipts follow the same setting.</FormHelperText>
    </FormControl>
  );
}
