import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { harbor } from './pictures';

export default function FlexAspectRatio() {
  return (
    <Sheet variant="outlined" sx={{ display: 'flex', width: 280 }}>
      <AspectRatio flex ratio="1" sx={{ flex: '0 0 100px' }}>
        <img src={harbor} alt="" />
      </AspectRatio>
      <Typography level="body-sm" sx={{ p: 1.5 }}>
        The tour leaves each hour, and takes you past the lighthouse, the ferry pier, and the salt
        marsh. Bring a warm jacket, because it is windy outside of the harbor.
      </Typography>
    </Sheet>
  );
}
