import '../src/styles/index.css';
import { mount } from 'svelte';
import GalleryMovieMaker from './GalleryMovieMaker.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById('gallery');
if (target) mount(GalleryMovieMaker, { target });
