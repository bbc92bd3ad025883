export { Toaster, type ToasterProps } from '../components/ui/Toaster/Toaster';
