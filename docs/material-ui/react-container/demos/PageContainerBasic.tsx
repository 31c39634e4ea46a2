import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

const breadcrumbs = [
  { title: 'Warehouse', path: '#page-container' },
  { title: 'Stock', path: '#experimental-apis' },
];

export default function PageContainerBasic() {
  return (
    <PageContainer maxWidth="sm" title="Stock" breadcrumbs={breadcrumbs}>
      <Typography>Two shelves and six desk lamps arrive on Monday.</Typography>
    </PageContainer>
  );
}
