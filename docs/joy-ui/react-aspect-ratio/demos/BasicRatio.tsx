import AspectRatio from '@mui/joy/AspectRatio';
import { harbor } from './pictures';

export default function BasicRatio() {
  return (
    <AspectRatio sx={{ width: 300, borderRadius: 'md' }}>
      <img src={harbor} alt="A sailing boat on calm water" />
    </AspectRatio>
  );
}
