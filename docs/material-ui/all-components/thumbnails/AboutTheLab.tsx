import ScienceIcon from '@mui/icons-material/Science';

export default function AboutTheLabThumbnail() {
  return <ScienceIcon color="secondary" sx={{ fontSize: 64 }} />;
}
