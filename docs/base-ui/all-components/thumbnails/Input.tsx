import { Input } from '@mui/base/Input';

export default function InputThumbnail() {
  return <Input defaultValue="Amara Okafor" slotProps={{ input: { size: 16 } }} />;
}
