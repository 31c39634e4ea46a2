import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Link from '@mui/joy/Link';
import Option from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Switch from '@mui/joy/Switch';
import Table from '@mui/joy/Table';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import type { ColorPaletteProp, VariantProp } from '@mui/joy/styles';

interface Look {
  variant: VariantProp;
  color: ColorPaletteProp;
}

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

/** Most components that have both props; the others are lists, popups, and parts of these. */
const components: Record<string, (look: Look) => React.ReactNode> = {
  Alert: (look) => <Alert {...look}>Saved</Alert>,
  Avatar: (look) => <Avatar {...look}>NA</Avatar>,
  Button: (look) => <Button {...look}>Save</Button>,
  Card: (look) => <Card {...look}>Order</Card>,
  Checkbox: (look) => <Checkbox {...look} defaultChecked label="Paid" />,
  Chip: (look) => <Chip {...look}>Paid</Chip>,
  CircularProgress: (look) => (
    <CircularProgress {...look} determinate value={60} aria-label={`Upload, ${look.variant}`} />
  ),
  Input: (look) => (
    <Input {...look} defaultValue="Porto" slotProps={{ input: { 'aria-label': 'Depot' } }} />
  ),
  LinearProgress: (look) => (
    <LinearProgress {...look} determinate value={60} aria-label={`Upload, ${look.variant}`} />
  ),
  Link: (look) => (
    <Link {...look} href="#hierarchy-of-importance">
      Orders
    </Link>
  ),
  Radio: (look) => <Radio {...look} name={`pay-${look.variant}`} value="card" label="Card" />,
  Select: (look) => (
    <Select {...look} defaultValue="a" slotProps={{ button: { 'aria-label': 'Depot' } }}>
      <Option value="a">Porto</Option>
      <Option value="b">Osaka</Option>
    </Select>
  ),
  Sheet: (look) => <Sheet {...look}>Order</Sheet>,
  Slider: (look) => <Slider {...look} defaultValue={40} aria-label="Volume" />,
  Switch: (look) => (
    <Switch {...look} defaultChecked slotProps={{ input: { 'aria-label': 'Alerts' } }} />
  ),
  Textarea: (look) => (
    <Textarea {...look} defaultValue="Ring" slotProps={{ textarea: { 'aria-label': 'Note' } }} />
  ),
  Typography: (look) => <Typography {...look}>Late</Typography>,
};

export default function GlobalVariantComponents() {
  const [color, setColor] = React.useState<ColorPaletteProp>('primary');
  return (
    <Box sx={{ width: '100%' }}>
      <FormControl sx={{ mb: 2, width: 200 }}>
        <FormLabel>Color</FormLabel>
        <Select value={color} onChange={(_event, value) => value && setColor(value)}>
          {colors.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Box sx={{ overflowX: 'auto' }}>
        <Table aria-label="Components and variants" sx={{ minWidth: 640 }}>
          <thead>
            <tr>
              <td />
              {variants.map((variant) => (
                <th key={variant} scope="col">
                  {variant}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(components).map(([name, render]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {variants.map((variant) => (
                  <td key={variant}>{render({ variant, color })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  );
}
