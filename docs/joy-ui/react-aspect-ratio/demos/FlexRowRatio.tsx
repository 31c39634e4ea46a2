import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { harbor } from './pictures';

export default function FlexRowRatio() {
  return (
    <Stack direction="row" spacing={2}>
      <AspectRatio ratio="1" sx={{ flexBasis: 96, flexShrink: 0, alignSelf: 'start' }}>
        <img src={harbor} alt="" />
      </AspectRatio>
      <div>
        <Typography level="title-md">Harbor tour</Typography>
        <Typography level="body-sm">From April to October, each hour</Typography>
      </div>
    </Stack>
  );
}
