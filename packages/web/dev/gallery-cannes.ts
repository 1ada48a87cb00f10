import '../src/styles/index.css';
import { mount } from 'svelte';
import GalleryCannes from './GalleryCannes.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById('gallery');
if (target) mount(GalleryCannes, { target });
