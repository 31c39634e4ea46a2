import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

const breadcrumbs = [
  { title: 'Orders', path: '#page-container' },
  { title: 'Returns', path: '#experimental-apis' },
];

export default function PageContainerBasic() {
  return (
    <PageContainer title="Returns" breadcrumbs={breadcrumbs}>
      <Typography>Three parcels are on their way back.</Typography>
    </PageContainer>
  );
}
