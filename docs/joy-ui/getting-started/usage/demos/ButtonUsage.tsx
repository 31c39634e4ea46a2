import Button from '@mui/joy/Button';

export default function ButtonUsage() {
  return <Button variant="soft">Create order</Button>;
}
